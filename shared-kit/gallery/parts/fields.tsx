import { Checkbox } from '../../src/ui/checkbox/index.ts';
import { Field, FieldBox, type FieldWords } from '../../src/ui/field/index.ts';
import { SearchIcon } from '../../src/ui/icon/index.ts';
import { PasswordField } from '../../src/ui/password-field/index.ts';
import { SearchField } from '../../src/ui/search-field/index.ts';
import { Select } from '../../src/ui/select/index.ts';
import { TextArea } from '../../src/ui/text-area/index.ts';
import { TextField } from '../../src/ui/text-field/index.ts';
import { controlled, type Part, statesOf } from '../part.tsx';

const Text = controlled(TextField, 'value', 'onChange');
const Password = controlled(PasswordField, 'value', 'onChange');
const Area = controlled(TextArea, 'value', 'onChange');
const Choice = controlled(Select, 'value', 'onChange');
const Box = controlled(Checkbox, 'checked', 'onChange');
const Search = controlled(SearchField, 'value', 'onChange');

/** The frame around a control that the kit does not have. */
function DateField(words: FieldWords) {
  return (
    <Field {...words}>
      {(control) => (
        <FieldBox invalid={control['aria-invalid'] ?? false}>
          <input {...control} type="date" />
        </FieldBox>
      )}
    </Field>
  );
}

export const FIELDS: readonly Part[] = [
  {
    subpath: 'field',
    isField: true,
    states: (t) =>
      statesOf(
        DateField,
        { label: t.date },
        {
          plain: {},
          'required, hint': { required: true, hint: t.emailHint },
          error: { required: true, error: t.agreeError },
          'hidden label': { hideLabel: true },
        },
      ),
  },
  {
    subpath: 'text-field',
    isField: true,
    states: (t) =>
      statesOf(
        Text,
        { label: t.email },
        {
          'required, hint': { hint: t.emailHint, required: true, value: '', clearLabel: t.clear },
          'filled, can be emptied': { value: 'name@example.ru', clearLabel: t.clear },
          error: { error: t.emailError, required: true, value: 'name@', clearLabel: t.clear },
          disabled: { disabled: true, value: 'name@example.ru' },
          'placeholder, hidden label': { hideLabel: true, placeholder: t.email, value: '' },
          'long words': { label: `${t.longWord} ${t.longWord}`, error: t.longWord, value: t.longWord, clearLabel: t.clear },
        },
      ),
  },
  {
    subpath: 'password-field',
    isField: true,
    states: (t) =>
      statesOf(
        Password,
        { label: t.password, showLabel: t.show, hideTextLabel: t.hide, clearLabel: t.clear, autoComplete: 'off' },
        {
          filled: { required: true, value: 'correct horse' },
          'empty, hint': { hint: t.emailHint, value: '' },
          error: { error: t.agreeError, value: 'short' },
          disabled: { disabled: true, value: 'secret' },
        },
      ),
  },
  {
    subpath: 'text-area',
    isField: true,
    states: (t) =>
      statesOf(
        Area,
        { label: t.question },
        {
          empty: { value: '' },
          'two rows, at most 140': { rows: 2, maxLength: 140, hint: t.emailHint, value: t.longText },
          error: { required: true, error: t.agreeError, value: t.longWord },
          disabled: { disabled: true, value: t.longText },
        },
      ),
  },
  {
    subpath: 'select',
    isField: true,
    states: (t) =>
      statesOf(
        Choice,
        { label: t.sort, value: '0', options: t.sorts.map((label, index) => ({ value: String(index), label })) },
        {
          plain: {},
          'required, error': { required: true, error: t.agreeError },
          disabled: { disabled: true, value: '1' },
          'long words': { value: 'x', options: [{ value: 'x', label: `${t.longWord} ${t.longWord}` }] },
        },
      ),
  },
  {
    subpath: 'checkbox',
    isField: true,
    states: (t) =>
      statesOf(
        Box,
        { label: t.agree },
        {
          plain: { checked: false },
          'checked, with a link': {
            checked: true,
            label: [
              t.agree,
              ' ',
              <a key="link" href="#checkbox">
                {t.link}
              </a>,
            ],
          },
          error: { checked: false, error: t.agreeError },
          slim: { checked: false, slim: true, label: t.slim },
          'slim, checked': { checked: true, slim: true, label: t.checked },
          'slim, error': { checked: false, slim: true, label: t.slim, error: t.agreeError },
          disabled: { checked: false, disabled: true, label: t.slim },
          'disabled, checked': { checked: true, disabled: true, label: t.checked },
          'long words': { checked: false, label: `${t.longWord} ${t.longText}`, error: t.longWord },
        },
      ),
  },
  {
    subpath: 'search-field',
    isField: true,
    states: (t) => {
      const suggested = t.suggested.map((text, index) => ({
        id: text,
        text,
        icon: <SearchIcon />,
        ...(index === 2 && { detail: t.vitamins }),
      }));
      const common = { placeholder: t.searchHint, clearLabel: t.clear, submitLabel: t.find, action: '#search-field', onSubmit: () => {} };
      return statesOf(Search, common, {
        'focus: suggestions, note': {
          label: t.search,
          suggestionsLabel: t.suggestions,
          value: '',
          suggestions: suggested,
          note: t.searchHint,
        },
        busy: { label: `${t.search} 2`, suggestionsLabel: `${t.suggestions} 2`, value: t.shortProduct, busy: true },
        'long words': { label: `${t.search} 3`, suggestionsLabel: `${t.suggestions} 3`, value: t.longWord },
      });
    },
  },
];
