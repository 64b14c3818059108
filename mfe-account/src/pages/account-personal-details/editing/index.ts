export { $isEditing, editChosen } from './model.ts';
export { EditForm } from './view.tsx';
