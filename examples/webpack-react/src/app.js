import { createElement, lazy, Suspense, useState } from 'react';
import './app.css';

const Story = lazy(() => import('./story.js'));

export default function App({ locale }) {
  const [isOpen, setOpen] = useState(false);
  return createElement(
    'div',
    { className: 'brands' },
    createElement('h1', null, locale === 'ru' ? 'Бренды' : 'Brands'),
    createElement('button', { type: 'button', onClick: () => setOpen(true) }, locale === 'ru' ? 'История' : 'Show the story'),
    createElement(Suspense, null, isOpen && createElement(Story)),
  );
}
