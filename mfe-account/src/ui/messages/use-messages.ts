import type { ToMessage } from '@vitrava/shared-kit/forms/fields';
import { useTranslation } from '@vitrava/shared-kit/i18n';

/** Problems as sentences: by field and reason, then by reason alone; what nobody foresaw still has one. */
export function useMessages(): ToMessage {
  const { t } = useTranslation();
  return ({ key, values = {} }, field) => {
    const reason = values['reason'] ?? key;
    return t([`problems.${field}.${reason}`, `problems.any.${reason}`, 'problems.other'], values);
  };
}
