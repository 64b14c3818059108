import { useTranslation } from '@vitrava/shared-kit/i18n';
import type { ReactElement } from 'react';
import { DOCK_TOOLS } from './entries.ts';
import styles from './mobile-dock.module.css';
import { ToolsBar } from './tools-bar.tsx';

/** Below laptop width: the tools at the bottom of the window, within reach of a thumb (docs/decisions/023). */
export function MobileDock(): ReactElement {
  const { t } = useTranslation();
  return (
    <nav className={styles['root']} data-dock="" aria-label={t('header.dock')}>
      <ToolsBar look="dock" tools={DOCK_TOOLS} />
    </nav>
  );
}
