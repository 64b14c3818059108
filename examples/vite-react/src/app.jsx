import { lazy, Suspense, useState } from 'react';
import './app.css';

const Plan = lazy(() => import('./plan.jsx'));

export default function App({ locale }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="habits">
      <h1>{locale === 'ru' ? 'Привычки' : 'Habits'}</h1>
      <button type="button" onClick={() => setOpen(true)}>
        {locale === 'ru' ? 'План' : 'Show the plan'}
      </button>
      <Suspense>{isOpen && <Plan />}</Suspense>
    </div>
  );
}
