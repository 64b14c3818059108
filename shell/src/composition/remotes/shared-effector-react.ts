import { createGate, Provider, useGate, useProvidedScope, useUnit } from 'effector-react';

/** What remotes are given of Effector's React part (`SHARED_EXPORTS` of the kit). */
export const effectorReact = { createGate, Provider, useGate, useProvidedScope, useUnit };
