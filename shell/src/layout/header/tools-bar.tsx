import { useTranslation } from '@vitrava/shared-kit/i18n';
import { CartIcon, HeartIcon, LeafIcon } from '@vitrava/shared-kit/ui/icon';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
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
  return (
    <ul className={styles['root']} data-look={look}>
      {tools.map((name) => (
        <li key={name} className={styles['item']} data-tool={name}>
          <Tool name={name} look={look} />
        </li>
      ))}
    </ul>
  );
}

function Tool({ name, look }: Pick<Props, 'look'> & { readonly name: ToolName }): ReactElement {
  const { t } = useTranslation();
  const { favouriteCount, cartItemCount } = useUnit({ favouriteCount: $favouriteCount, cartItemCount: $cartItemCount });
  switch (name) {
    case 'catalog':
      return <ToolLink name={name} to="/" icon={<LeafIcon size="large" />} label={t('header.catalog')} />;
    case 'favourites':
      return (
        <ToolLink
          name={name}
          to="/favorites"
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
          to="/cart"
          icon={<CartIcon size="large" />}
          label={t('header.cart')}
          count={cartItemCount}
          countLabel={t('header.cartCount', { count: cartItemCount })}
        />
      );
    case 'account':
      return <AccountLink isWordSteady={look === 'dock'} />;
  }
}
