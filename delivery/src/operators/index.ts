export { localOperatorKey } from './local-operator.ts';
export { addOperator, operatorWithKey, removeOperator } from './operators.ts';
export { type Operator, operatorsFileIn, readOperators } from './operators-file.ts';
export { csrfTokenOf, type OperatorSession, readSession, writeSession } from './session.ts';
