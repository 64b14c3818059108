export type { FormProblemsByField } from '../answers/index.ts';
export type { ToMessage } from '../messages/index.ts';
export { FormProblems, focusFirstInvalid, ValidatedForm } from './form.tsx';
export { useFormField } from './use-form-field.ts';
export { useReadField } from './use-read-field.ts';
export { FormCheckbox, FormDateField, FormEmailField, FormPasswordField, FormTextArea, FormTextField } from './view.tsx';
