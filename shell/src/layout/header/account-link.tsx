import { $isRenewing } from '@vitrava/shared-kit/bus/session';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { UserIcon } from '@vitrava/shared-kit/ui/icon';
import { useUnit } from 'effector-react';
import type { MouseEvent, ReactElement } from 'react';
import { $isGuest, accountChosenByGuest } from './model.ts';
import { ToolLink } from './tool-link.tsx';

interface Props {
  readonly to: string;
  /** Where its text is in the middle, a change of the session must not move it. */
  readonly isWordSteady: boolean;
}

/** Leads to the customer's account; for a guest it opens the login popup instead. Without JavaScript it is a link for everyone. */
export function AccountLink({ to, isWordSteady }: Props): ReactElement {
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
      icon={<UserIcon size="large" />}
      label={isSignIn ? signIn : account}
      {...(!isWordSteady && { otherLabel: isSignIn ? account : signIn })}
      note={isRenewing && t('session.renewing')}
      needsProgram
      onClick={choose}
    />
  );
}
