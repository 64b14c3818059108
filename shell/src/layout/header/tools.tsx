import { $isRenewing } from '@vitrava/shared-kit/bus/session';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { CartIcon, HeartIcon, LeafIcon, UserIcon } from '@vitrava/shared-kit/ui/icon';
import { VisuallyHidden } from '@vitrava/shared-kit/ui/visually-hidden';
import { useUnit } from 'effector-react';
import type { MouseEvent, MouseEventHandler, ReactElement } from 'react';
import { ShopLink, usePage } from '../link/index.ts';
import { $cartItemCount, $favouriteCount, $isGuest, accountChosenByGuest } from './model.ts';
import styles from './tools-bar.module.css';

const ICONS = { catalog: LeafIcon, favourites: HeartIcon, cart: CartIcon, account: UserIcon };

type ToolName = keyof typeof ICONS;

/** The dock of phones and tablets has no navigation beside it, in which the catalogue is. */
const TOOLS: Readonly<Record<Props['look'], readonly ToolName[]>> = {
  bar: ['favourites', 'account', 'cart'],
  menu: ['favourites', 'account', 'cart'],
  dock: ['catalog', 'favourites', 'cart', 'account'],
};

interface Props {
  /** `bar` is the row of the header, `menu` the list in the mobile menu, `dock` the row at the bottom of small screens. */
  readonly look: 'bar' | 'menu' | 'dock';
}

export function ToolsBar({ look }: Props): ReactElement {
  const { t } = useTranslation();
  const counts = useUnit({ favourites: $favouriteCount, cart: $cartItemCount });
  const paths = { catalog: '/', favourites: usePage('favourites'), account: usePage('account'), cart: usePage('cart') };
  const linkOf = (name: ToolName, to: string): ReactElement => {
    if (name === 'account') return <AccountLink to={to} isWordSteady={look === 'dock'} />;
    if (name === 'catalog') return <ToolLink name={name} to={to} label={t('header.catalog')} />;
    const count = counts[name];
    return <ToolLink name={name} to={to} label={t(`header.${name}`)} count={count} countLabel={t(`header.${name}Count`, { count })} />;
  };
  return (
    <ul className={styles['root']} data-look={look}>
      {TOOLS[look].map((name) => {
        const to = paths[name];
        return (
          to !== null && (
            <li key={name} className={styles['item']} data-tool={name}>
              {linkOf(name, to)}
            </li>
          )
        );
      })}
    </ul>
  );
}

interface AccountLinkProps {
  readonly to: string;
  /** Where its text is in the middle, a change of the session must not move it. */
  readonly isWordSteady: boolean;
}

/** Leads to the customer's account; for a guest it opens the login popup instead. Without JavaScript it is a link for everyone. */
function AccountLink({ to, isWordSteady }: AccountLinkProps): ReactElement {
  const { t } = useTranslation();
  const { isGuest, isRenewing, chosenByGuest } = useUnit({
    isGuest: $isGuest,
    isRenewing: $isRenewing,
    chosenByGuest: accountChosenByGuest,
  });

  function choose(event: MouseEvent<HTMLAnchorElement>): void {
    if (!isGuest || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    chosenByGuest();
  }

  const [signIn, account] = [t('header.signIn'), t('header.account')];
  const isSignIn = isGuest && !isWordSteady;
  return (
    <ToolLink
      name="account"
      to={to}
      label={isSignIn ? signIn : account}
      {...(!isWordSteady && { otherLabel: isSignIn ? account : signIn })}
      note={isRenewing && t('session.renewing')}
      needsProgram
      onClick={choose}
    />
  );
}

interface ToolLinkProps {
  readonly name: ToolName;
  readonly to: string;
  readonly label: string;
  /** What the label may become: it keeps the width of the longer one. */
  readonly otherLabel?: string;
  /** Shown in the corner of the icon when above 0; its place is kept. */
  readonly count?: number;
  /** How the count is announced. */
  readonly countLabel?: string;
  /** What is the matter with it for now; a mark at its icon once it lasts. */
  readonly note?: string | false;
  /** Its click is more than following it: one that comes before the program is kept for it. */
  readonly needsProgram?: boolean;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
}

function ToolLink({ name, to, label, otherLabel, count = 0, countLabel, note, needsProgram, onClick }: ToolLinkProps): ReactElement {
  const Icon = ICONS[name];
  return (
    <ShopLink
      to={to}
      className={styles['tool']}
      data-tool={name}
      data-needs-program={needsProgram ? '' : undefined}
      title={label}
      onClick={onClick}
    >
      <span className={styles['icon']}>
        <Icon size="large" />
        {Boolean(note) && <span className={styles['mark']}>{note}</span>}
        {count > 0 && (
          <span className={styles['count']} aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
        )}
      </span>
      {/* Another word is another element: a centred word that changed in place would count as one that moved. */}
      <span key={label} className={styles['label']} data-other={otherLabel}>
        {label}
      </span>
      {count > 0 && <VisuallyHidden>{countLabel}</VisuallyHidden>}
    </ShopLink>
  );
}
