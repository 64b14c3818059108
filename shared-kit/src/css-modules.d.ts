/** A CSS Module: local class names by the names the file declares. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

/** A global style sheet, imported for its effect. */
declare module '*.css';
