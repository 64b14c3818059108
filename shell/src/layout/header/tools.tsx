import { $isRenewing } from '@vitrava/shared-kit/bus/session';
import { $locale } from '@vitrava/shared-kit/bus/shell';
import { SHOP } from '@vitrava/shared-kit/contracts/shop';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { DrawnIcon, LeafIcon } from '@vitrava/shared-kit/ui/icon';
import { VisuallyHidden } from '@vitrava/shared-kit/ui/visually-hidden';
import { useUnit } from 'effector-react';
import type { MouseEvent, MouseEventHandler, ReactElement, ReactNode } from 'react';
import { brandIn } from '../../brand/index.ts';
import type { ShopTool } from '../../shop-map/index.ts';
import { ShopLink } from '../link/index.ts';
import { $isGuest, $tools, countOf, toolChosenByGuest } from './model.ts';
import styles from './tools-bar.module.css';

interface Props {
  /** `bar` is the row of the header, `menu` the list in the mobile menu, `dock` the row at the bottom of small screens. */
  readonly look: 'bar' | 'menu' | 'dock';
}

/** The pages that remotes want at hand everywhere. The dock has no navigation beside it, in which the start page is. */
export function ToolsBar({ look }: Props): ReactElement {
  const { language } = useTranslation();
  const tools = useUnit($tools);
  return (
    <ul className={styles['root']} data-look={look}>
      {look === 'dock' && (
        <li className={styles['item']} data-tool="catalog">
          <ToolLink
            name="catalog"
            to="/"
            icon={SHOP.sign ? <DrawnIcon d={SHOP.sign.start} size="large" /> : <LeafIcon size="large" />}
            label={brandIn(language).start}
          />
        </li>
      )}
      {tools.map((tool) => (
        <li key={tool.to} className={styles['item']} data-tool={tool.name}>
          <Tool tool={tool} isWordSteady={look === 'dock'} />
        </li>
      ))}
    </ul>
  );
}

interface ToolProps {
  readonly tool: ShopTool;
  /** Where its text is in the middle, a change of the session must not move it. */
  readonly isWordSteady: boolean;
}

/** Leads to the page of the tool; a guest gets the login popup instead where it is for customers. Without JavaScript it is a link for everyone. */
function Tool({ tool, isWordSteady }: ToolProps): ReactElement {
  const { name, to, icon, signsIn = false } = tool;
  const { t } = useTranslation();
  const count = useUnit(countOf(tool));
  const { isGuest, isRenewing, locale, chosenByGuest } = useUnit({
    isGuest: $isGuest,
    isRenewing: $isRenewing,
    locale: $locale,
    chosenByGuest: toolChosenByGuest,
  });

  function choose(event: MouseEvent<HTMLAnchorElement>): void {
    if (!isGuest || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    chosenByGuest();
  }

  const [signIn, title] = [t('header.signIn'), tool.title[locale]];
  const isSignIn = signsIn && isGuest && !isWordSteady;
  return (
    <ToolLink
      name={name}
      to={to}
      icon={<DrawnIcon d={icon} size="large" />}
      label={isSignIn ? signIn : title}
      count={count}
      countLabel={t('header.count', { count })}
      {...(signsIn && !isWordSteady && { otherLabel: isSignIn ? title : signIn })}
      {...(signsIn && { note: isRenewing && t('session.renewing'), needsProgram: true, onClick: choose })}
    />
  );
}

interface ToolLinkProps {
  readonly name: string;
  readonly to: string;
  readonly icon: ReactNode;
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

function ToolLink({ name, to, icon, label, otherLabel, count = 0, countLabel, note, needsProgram, onClick }: ToolLinkProps): ReactElement {
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
        {icon}
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
