export {
  FormProblems,
  type FormProblemsByField,
  type FormProblemsProps,
  focusFirstInvalid,
  ValidatedForm,
  type ValidatedFormProps,
} from './form.tsx';
export type { ToMessage } from './use-form-field.ts';
export { useFormField } from './use-form-field.ts';
export { FormCheckbox, FormPasswordField, FormTextArea, FormTextField } from './view.tsx';
