import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { RemoteMountProps } from './client.tsx';
import { adaptRemote, type ForeignProps } from './foreign.tsx';

function Recipes({ locale }: ForeignProps): ReactElement {
  return <h1>{locale}</h1>;
}

function Broken(): ReactElement {
  throw new Error('no recipe');
}

describe('A remote built without the kit', () => {
  let props: RemoteMountProps;

  beforeEach(() => {
    const container = document.createElement('div');
    container.innerHTML = '<p>Skeleton</p>';
    props = { name: 'recipes', locale: 'en', container, onFailure: jest.fn() } as Partial<RemoteMountProps> as RemoteMountProps;
  });

  async function show(module: object) {
    const remote = await adaptRemote('recipes', async () => module);
    await act(async () => {
      await remote.bootstrap(props);
      await remote.mount(props);
    });
    return remote;
  }

  it('is drawn by the React of the page when its default export is a component, and leaves nothing', async () => {
    const remote = await show({ default: Recipes, more: 1 });
    expect(props.container.innerHTML).toBe('<div><h1>en</h1></div>');
    await act(() => remote.unmount(props));
    expect(props.container).toHaveTextContent('');
  });

  it('is drawn by its own lifecycles when it has them, each a function or a list', async () => {
    const mount = jest.fn((given: object) => (given as { domElement: HTMLElement }).domElement.append('Recipes'));
    const steps = { bootstrap: [jest.fn(), jest.fn()], mount: [mount], unmount: jest.fn() };
    const remote = await show({ default: steps });
    expect(props.container.textContent).toBe('Recipes');
    expect(mount).toHaveBeenCalledWith({
      name: 'recipes',
      locale: 'en',
      hydrate: false,
      domElement: props.container.firstElementChild,
      singleSpa: expect.objectContaining({ navigateToUrl: expect.any(Function) }),
      mountParcel: expect.any(Function),
    });
    await remote.unmount(props);
    for (const step of [...steps.bootstrap, steps.unmount]) expect(step).toHaveBeenCalledTimes(1);
  });

  it('reports an error of its component to the shell', async () => {
    // React would throw it to the test instead.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    const remote = await adaptRemote('recipes', async () => ({ default: Broken }));
    await remote.mount(props);
    expect(jest.mocked(props.onFailure).mock.calls[0]?.[0]).toEqual(new Error('no recipe'));
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  });

  it('is bootstrapped once, although the shell and single-spa both call it', async () => {
    const steps = { bootstrap: jest.fn(), mount: jest.fn(), unmount: jest.fn() };
    const remote = await show(steps);
    await remote.bootstrap(props);
    expect(steps.bootstrap).toHaveBeenCalledTimes(1);
  });

  it('reports that the markup of the server is alive when it is mounted', async () => {
    const onHydrated = jest.fn();
    const mount = jest.fn(() => expect(onHydrated).not.toHaveBeenCalled());
    props = { ...props, hydrate: true, onHydrated };
    await show({ mount, unmount: jest.fn() });
    expect([mount, onHydrated].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('holds up no navigation by lifecycles that never end, and reports what fails in them later', async () => {
    let fail = (_error: Error): void => undefined;
    const never = jest.fn(() => new Promise<void>((_, reject) => (fail = reject)));
    const remote = await show({ bootstrap: never, mount: never, unmount: never });
    await remote.unmount(props);
    expect(never).toHaveBeenCalledTimes(3);
    fail(new Error('no answer'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(props.onFailure).toHaveBeenCalledWith(new Error('no answer'));
  });

  it('draws nothing into the page after it was left, although its mount ends later', async () => {
    let draw = (): void => undefined;
    const mount = ({ domElement }: { domElement: HTMLElement }) =>
      new Promise<void>((resolve) => {
        draw = () => resolve(domElement.append('late'));
      });
    const remote = await show({ mount, unmount: jest.fn() });
    await remote.unmount(props);
    // As the shell does.
    props.container.replaceChildren();
    draw();
    expect(props.container.innerHTML).toBe('');
  });

  it('is bootstrapped again after a failure', async () => {
    const bootstrap = jest.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('no answer')).mockResolvedValue(undefined);
    const remote = await adaptRemote('recipes', async () => ({ bootstrap, mount: jest.fn(), unmount: jest.fn() }) as object);
    await expect(remote.bootstrap(props)).rejects.toThrow('no answer');
    await remote.bootstrap(props);
    expect(bootstrap).toHaveBeenCalledTimes(2);
  });

  it('is refused with a sentence when it exposes neither', async () => {
    await expect(adaptRemote('recipes', async () => ({}))).rejects.toThrow('neither a default export nor lifecycles');
  });
});
