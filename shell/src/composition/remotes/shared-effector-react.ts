/** What remotes are given of Effector's React part: a view reads one `useUnit`. A test compares this with what remotes import. */
export { createGate, Provider, useGate, useProvidedScope, useUnit } from 'effector-react';
