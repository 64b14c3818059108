import { lazy, Suspense, useState } from 'react';
import './app.css';

const Tip = lazy(() => import('./tip.jsx'));
const WORDS = { ru: { title: 'Рецепты', more: 'Совет' }, en: { title: 'Recipes', more: 'Show a tip' } };

export default function App({ locale }) {
  const [isOpen, setOpen] = useState(false);
  const words = WORDS[locale] ?? WORDS.en;
  return (
    <div className="recipes">
      <h1>{words.title}</h1>
      <button type="button" onClick={() => setOpen(true)}>
        {words.more}
      </button>
      <Suspense>{isOpen && <Tip />}</Suspense>
    </div>
  );
}
