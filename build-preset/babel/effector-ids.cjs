const path = require('node:path');
const effectorPlugin = require('effector/babel-plugin');

/*
 * Effector's plugin with ids that depend only on a team's name and on the path in its sources: not on the folder of the
 * checkout, and never the same in two remotes, wherever each was built. The plugin makes an id from the name of the
 * file below `root`.
 */

/** Replaces the folder that holds all of them. */
const root = path.resolve('/vitrava');

module.exports = function effectorIds(babel, { sources, ...options }) {
  const plugin = effectorPlugin(babel, options);
  return {
    ...plugin,
    pre(file) {
      const { filename } = this;
      const source = sources.find(({ folder }) => filename.startsWith(folder + path.sep));
      file.opts.root = root;
      if (source) this.filename = path.join(root, source.name, path.relative(source.folder, filename));
      return plugin.pre?.call(this, file);
    },
  };
};
