import { useTranslation } from '@vitrava/shared-kit/i18n';
import { VisuallyHidden } from '@vitrava/shared-kit/ui/visually-hidden';
import type { ReactElement, ReactNode } from 'react';

interface ExternalLinkProps {
  readonly href: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Opens another site in a new tab, and is labelled so. */
export function ExternalLink({ href, className, children }: ExternalLinkProps): ReactElement {
  const { t } = useTranslation();
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden>{`, ${t('footer.newTab')}`}</VisuallyHidden>
    </a>
  );
}
