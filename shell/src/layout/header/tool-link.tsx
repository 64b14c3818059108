import { VisuallyHidden } from '@vitrava/shared-kit/ui/visually-hidden';
import type { MouseEventHandler, ReactElement, ReactNode } from 'react';
import { ShopLink } from '../link/index.ts';
import type { ToolName } from './entries.ts';
import styles from './tools-bar.module.css';

interface Props {
  readonly name: ToolName;
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

export function ToolLink({ name, to, icon, label, otherLabel, count = 0, countLabel, note, needsProgram, onClick }: Props): ReactElement {
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
