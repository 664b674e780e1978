import type { PageBlock, PageJson } from '@broadsheet/contract/page-json';
import type { Messages } from '@broadsheet/messages/message-areas';

/** The props from which a hydrated block renders. */
export type BlockState = Pick<PageBlock, 'settings' | 'data' | 'messages'>;

/** Selects the part of a block that its component needs to render again. */
export const blockStateOf = ({ settings, data, messages }: PageBlock): BlockState => ({
  settings,
  data,
  ...(messages && { messages }),
});

/** The page state for the browser, next to the HTML. */
export interface PageState {
  readonly revision: string;
  readonly page: PageJson['page'];
  /** Others get the same page: its personal blocks are anonymous. */
  readonly isShared?: true;
  /** The token of a preview, which later requests of the page need. */
  readonly preview?: string;
  /** Blocks to observe: their experiments count a person only after the block was seen. */
  readonly activations?: readonly { readonly experiment: string; readonly block: string }[];
  /** By id, hydrated blocks only. */
  readonly blocks: Readonly<Record<string, BlockState>>;
}

/** The state of the page with which the document is loaded. */
export interface DocumentState extends PageState {
  /** With the messages of scripts, which stay valid for every page that the document shows. */
  readonly messages: Pick<Messages, 'browser'>;
}

const activationsOf = ({ experiments }: PageJson): Pick<PageState, 'activations'> => {
  const activations = experiments.flatMap(({ key, activation }) =>
    activation ? { experiment: key, block: activation.block } : [],
  );
  return activations.length > 0 ? { activations } : {};
};

/** The page state without its blocks, which rendering adds. */
const pageStateHead = (page: PageJson): Omit<PageState, 'blocks'> => ({
  revision: page.revision,
  page: page.page,
  ...(page.cache.scope !== 'private' ? { isShared: true } : {}),
  ...(page.preview ? { preview: page.preview.token } : {}),
  ...activationsOf(page),
});

/** @param browser the messages of scripts */
export const documentStateHead = (
  page: PageJson,
  browser: Messages['browser'],
): Omit<DocumentState, 'blocks'> => ({ ...pageStateHead(page), messages: { browser } });

export const pageStateOf = (page: PageJson, hydrated: readonly PageBlock[]): PageState => ({
  ...pageStateHead(page),
  blocks: Object.fromEntries(hydrated.map((block) => [block.id, blockStateOf(block)])),
});
