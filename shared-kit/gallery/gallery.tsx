import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../src/ui/tokens.css';
import '../src/ui/fonts.css';
import '../src/ui/base.css';
import { Container } from '../src/ui/container/index.ts';
import { Forms } from './forms.tsx';
import styles from './gallery.module.css';
import { Goods } from './goods.tsx';
import { States } from './states.tsx';
import { Surfaces } from './surfaces.tsx';

const root = document.getElementById('gallery');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Container>
        <div className={styles['page']}>
          <Goods />
          <States />
          <Forms />
          <Surfaces />
        </div>
      </Container>
    </StrictMode>,
  );
}
