declare module 'systemjs';

/** The part of SystemJS that loads entries for it. */
declare const System: {
  readonly import: <Module>(address: string) => Promise<Module>;
  readonly addImportMap: (map: { readonly integrity: Readonly<Record<string, string>> }) => void;
  readonly delete: (address: string) => unknown;
};
