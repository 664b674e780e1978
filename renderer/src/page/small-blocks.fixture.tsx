import { defineBlock } from '@broadsheet/contract/block-definition';
import type { PageBlock } from '@broadsheet/contract/page-json';
import { useId } from 'react';
import Type from 'typebox';
import type { BlockComponent } from './block-view.tsx';
import type { BlockCatalog } from './render-block.ts';

const define = (type: string, more: Partial<Parameters<typeof defineBlock>[0]> = {}) =>
  defineBlock({
    type,
    version: 1,
    title: type,
    description: type,
    settings: Type.Object({}),
    data: Type.Unknown(),
    hydrate: 'never',
    ...more,
  });

const Text: BlockComponent = ({ data }) => <p>{String(data)}</p>;
const Picture: BlockComponent = () => <img src="/a.webp" alt="" />;
const Thrower: BlockComponent = () => {
  throw new Error('broken');
};
const Frame: BlockComponent = ({ slots }) => (
  <div>
    {slots.main}
    <aside>{slots.aside}</aside>
  </div>
);
/** The server shows nothing without content; browsers have no slots. */
const Leaving: BlockComponent = ({ slots }) => (slots.main ? <div>{slots.main}</div> : null);
const Labelled: BlockComponent = () => {
  const id = useId();
  return <label htmlFor={id}>label</label>;
};

/** Minimal block types, one for each way to render. */
export const catalog: BlockCatalog = {
  definitions: {
    text: define('text'),
    frame: define('frame', { slots: { main: {}, aside: {} } }),
    leaving: define('leaving', { hydrate: 'load', slots: { main: {} }, leavesSlots: true }),
    thrower: define('thrower'),
    'loud-thrower': define('loud-thrower', { onFailure: 'show' }),
    'late-thrower': define('late-thrower', { onFailure: 'defer' }),
    labelled: define('labelled', { hydrate: 'load' }),
    picture: define('picture', { hydrate: 'visible' }),
    nameplate: define('nameplate', { landmark: 'banner' }),
    greeting: define('greeting', { hydrate: 'load', personal: true }),
  },
  components: {
    text: Text,
    frame: Frame,
    leaving: Leaving,
    thrower: Thrower,
    'loud-thrower': Thrower,
    'late-thrower': Thrower,
    labelled: Labelled,
    picture: Picture,
    nameplate: Text,
    greeting: Picture,
  },
};

export const block = (id: string, type: string, more: Partial<PageBlock> = {}): PageBlock => ({
  id,
  type,
  version: 1,
  state: 'ready',
  revision: 'r1',
  settings: {},
  data: id,
  ...more,
});
