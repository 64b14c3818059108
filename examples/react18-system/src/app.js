import { lazy, Suspense, useState, version } from 'react';
import './app.css';

const Hours = lazy(() => import('./hours.js'));

export default function App({ locale }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <h1>{locale === 'ru' ? 'Врачи' : 'Doctors'}</h1>
      <p>React {version}</p>
      <button type="button" onClick={() => setOpen(true)}>
        Show the hours
      </button>
      <Suspense>{isOpen && <Hours />}</Suspense>
    </>
  );
}
