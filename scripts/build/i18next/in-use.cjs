/**
 * A loader of the shell's build: i18next without what the kit's texts never ask of it. The library stays what translates; here
 * the values that never change are written where it reads them (known.cjs), so that the minifier drops the branches that no call can
 * reach. A version whose source lacks one of those pieces stops the build. in-use.test.ts compares the result with the whole
 * library on every text of the shop (docs/decisions/004-browser-bytes.md).
 */
const babel = require('@babel/core');
const known = require('./known.cjs');

const { types } = babel;
const settings = { configFile: false, babelrc: false, sourceType: 'module' };
/** Calls that are only made to tell somebody: loggers and listeners, of which there are none. */
const TELLS = /(?:\blogger\.(?:init|log|warn|error|once|deprecate)|^this\.emit|\.on)$/;

module.exports = function inUse(source) {
  const ast = babel.parseSync(source, settings);
  const used = new Set();
  const textOf = (node) => source.slice(node.start, node.end).replace(/\s+/g, ' ');
  const take = (table, name) => {
    used.add(`${table} ${name}`);
    return known[table][name];
  };
  const has = (table, name) => Object.hasOwn(known[table], name);
  const write = (path, text) => {
    path.replaceWith(babel.template.expression.ast(text));
    path.skip();
  };

  babel.traverse(ast, {
    ClassDeclaration(path) {
      const { name } = path.node.id;
      if (has('classes', name)) {
        const { body } = babel.template.statement.ast(take('classes', name));
        Object.assign(path.node, { body, superClass: null });
        path.skip();
        return;
      }
      for (const method of path.get('body.body')) {
        const key = method.node.key?.name;
        if (known.methods[name]?.includes(key)) {
          used.add(`methods ${name}.${key}`);
          method.remove();
        }
      }
    },
    ExpressionStatement(path) {
      const { expression } = path.node;
      const member = types.isAssignmentExpression(expression) ? textOf(expression.left) : '';
      if (known.members.includes(member)) used.add(`members ${member}`);
      const tells = types.isCallExpression(expression) && TELLS.test(textOf(expression.callee));
      if (tells || known.members.includes(member)) path.replaceWith(types.emptyStatement());
    },
    VariableDeclarator(path) {
      const { id, init } = path.node;
      if (init && has('variables', id.name)) write(path.get('init'), take('variables', id.name));
      else if (init && /^instance\.(?!createInstance$)/.test(textOf(init))) path.remove();
    },
    ObjectProperty(path) {
      // The library's table of defaults.
      const { name } = path.node.key;
      const isDefault = path.getFunctionParent()?.parent.id?.name === 'get';
      if (isDefault && has('options', name)) path.remove();
    },
    ExportNamedDeclaration(path) {
      path.node.specifiers = path.node.specifiers.filter(({ exported }) => exported.name === 'createInstance');
    },
    Expression(path) {
      if (path.node.start == null || path.parentPath.isAssignmentExpression({ left: path.node })) return;
      const text = textOf(path.node);
      const option = /^this\.options\.(\w+)$/.exec(text)?.[1];
      if (has('expressions', text)) write(path, take('expressions', text));
      else if (option && has('options', option)) write(path, take('options', option));
    },
  });

  const wanted = Object.entries(known).flatMap(([table, names]) => {
    if (table === 'methods') return Object.entries(names).flatMap(([name, keys]) => keys.map((key) => `methods ${name}.${key}`));
    return (Array.isArray(names) ? names : Object.keys(names)).map((name) => `${table} ${name}`);
  });
  const lost = wanted.filter((name) => !used.has(name));
  if (lost.length > 0) throw new Error(`i18next has changed; the build does not find in it:\n${lost.join('\n')}`);
  return babel.transformFromAstSync(ast, source, settings).code;
};
