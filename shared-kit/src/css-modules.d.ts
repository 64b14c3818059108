/** A CSS Module: local class names by the names the file declares. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  // CSS Modules have no other way out.
  // biome-ignore lint/style/noDefaultExport: the build decides it.
  export default classes;
}

/** A global style sheet, imported for its effect. */
declare module '*.css';
