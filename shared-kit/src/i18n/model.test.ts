import { describe, expect, it } from '@jest/globals';
import { combine, fork, serialize } from 'effector';
import { createI18n } from './index.ts';
import { $t, setLanguage } from './model.ts';

const $title = combine($t, (t) => t('routes.news'));

describe('the words of models', () => {
  it('are the texts of the remote in the language of the scope', () => {
    const scope = fork();
    expect(scope.getState($title)).toBe('routes.news');
    setLanguage(scope, createI18n('ru', { routes: { news: 'Новости' } }));
    expect(scope.getState($title)).toBe('Новости');
    expect(fork({ values: [[$t, createI18n('en', { routes: { news: 'News' } }).t]] }).getState($title)).toBe('News');
  });

  it('do not travel from the server to the browser', () => {
    const scope = fork();
    setLanguage(scope, createI18n('ru', { routes: { news: 'Новости' } }));
    expect(JSON.stringify(serialize(scope))).not.toContain('Новости');
    expect(serialize(scope)).not.toHaveProperty('i18n/$t');
  });
});
