import { useTranslation } from '@vitrava/shared-kit/i18n';
import { CartIcon, HeartIcon, LeafIcon } from '@vitrava/shared-kit/ui/icon';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { usePage } from '../link/index.ts';
import { AccountLink } from './account-link.tsx';
import { TOOLS, type ToolName } from './entries.ts';
import { $cartItemCount, $favouriteCount } from './model.ts';
import { ToolLink } from './tool-link.tsx';
import styles from './tools-bar.module.css';

interface Props {
  /** `bar` is the row of the header, `menu` the list in the mobile menu, `dock` the row at the bottom of small screens. */
  readonly look: 'bar' | 'menu' | 'dock';
  readonly tools?: readonly ToolName[];
}

export function ToolsBar({ look, tools = TOOLS }: Props): ReactElement {
  const paths = { catalog: '/', favourites: usePage('favourites'), account: usePage('account'), cart: usePage('cart') };
  return (
    <ul className={styles['root']} data-look={look}>
      {tools.map((name) => {
        const to = paths[name];
        return (
          to !== null && (
            <li key={name} className={styles['item']} data-tool={name}>
              <Tool name={name} to={to} look={look} />
            </li>
          )
        );
      })}
    </ul>
  );
}

interface ToolProps extends Pick<Props, 'look'> {
  readonly name: ToolName;
  readonly to: string;
}

function Tool({ name, to, look }: ToolProps): ReactElement {
  const { t } = useTranslation();
  const { favouriteCount, cartItemCount } = useUnit({ favouriteCount: $favouriteCount, cartItemCount: $cartItemCount });
  switch (name) {
    case 'catalog':
      return <ToolLink name={name} to={to} icon={<LeafIcon size="large" />} label={t('header.catalog')} />;
    case 'favourites':
      return (
        <ToolLink
          name={name}
          to={to}
          icon={<HeartIcon size="large" />}
          label={t('header.favourites')}
          count={favouriteCount}
          countLabel={t('header.favouritesCount', { count: favouriteCount })}
        />
      );
    case 'cart':
      return (
        <ToolLink
          name={name}
          to={to}
          icon={<CartIcon size="large" />}
          label={t('header.cart')}
          count={cartItemCount}
          countLabel={t('header.cartCount', { count: cartItemCount })}
        />
      );
    case 'account':
      return <AccountLink to={to} isWordSteady={look === 'dock'} />;
  }
}
