/** Packages of which one copy lives on a page: the shell brings them all, a remote brings none. */
export const SHARED_PACKAGES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'effector', 'effector-react'] as const;

/** The kit's modules that must be one per page: facades of the libraries they re-export, the shell's units of the bus, and the register of all units. Paths below `@vitrava/shared-kit/`. */
export const SHARED_KIT_MODULES = ['router', 'i18n/react', 'api-client', 'errors', 'bus/session', 'bus/shell', 'bus/units'] as const;
