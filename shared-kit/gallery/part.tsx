import type { ReactNode } from 'react';
import styles from './gallery.module.css';

/** One part of the kit, by name. */
export function Part({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className={styles['section']} id={name}>
      <h2 className={styles['name']}>{name}</h2>
      {children}
    </section>
  );
}
