import { createElement, lazy, Suspense, useState } from 'react';
import './app.css';

const Terms = lazy(() => import('./terms.js'));

export default function App() {
  const [isOpen, setOpen] = useState(false);
  return createElement(
    'div',
    null,
    createElement('h1', null, 'Offers'),
    createElement('button', { type: 'button', onClick: () => setOpen(true) }, 'Show the terms'),
    createElement(Suspense, null, isOpen && createElement(Terms)),
  );
}
