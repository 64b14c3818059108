import { describe, expect, it, jest } from '@jest/globals';
import { PROGRAM_TEMPLATE_ID } from '@vitrava/shared-kit/contracts/page';
import { startProgram } from './program.ts';

describe('the program', () => {
  it('is put into the head once, its scripts in order', () => {
    document.body.innerHTML = `<template id="${PROGRAM_TEMPLATE_ID}"><script type="module" src="/a.js"></script><link rel="modulepreload" href="/b.js"></template>`;
    const failed = jest.fn();
    startProgram(failed);
    startProgram(failed);
    const added = [...document.head.querySelectorAll('script, link')];
    expect(added.map((element) => element.outerHTML)).toEqual([
      '<script type="module" src="/a.js"></script>',
      '<link rel="modulepreload" href="/b.js">',
    ]);
    expect(added[0]).toHaveProperty('async', false);
    expect(failed).not.toHaveBeenCalled();
    added[0]?.dispatchEvent(new Event('error'));
    expect(failed).toHaveBeenCalledTimes(1);
    expect(document.getElementById(PROGRAM_TEMPLATE_ID)).toBeNull();
  });

  it('is left alone in a document that holds none', () => {
    const before = document.head.childElementCount;
    startProgram(() => undefined);
    expect(document.head.childElementCount).toBe(before);
  });
});
