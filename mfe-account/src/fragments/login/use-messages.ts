import type { ToMessage } from '@vitrava/shared-kit/forms/fields';
import { useTranslation } from '@vitrava/shared-kit/i18n';

/** Problems as sentences, by field and reason; what nobody foresaw still has one. */
export function useMessages(): ToMessage {
  const { t } = useTranslation();
  return ({ key, values = {} }, field) => t([`problems.${field}.${values['reason'] ?? key}`, 'problems.other'], values);
}
