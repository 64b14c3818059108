import { createElement } from 'react';

export default function Story() {
  return createElement('p', null, 'Founded in a pharmacy in 1921.');
}
