import { createElement } from 'react';

export default function Terms() {
  return createElement('p', null, 'Until the end of the month.');
}
