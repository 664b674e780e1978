import { findText } from '@broadsheet/content-store/find-text';
import type { Audience } from '@broadsheet/contract/audience';
import { bannersAt } from '@broadsheet/contract/banner-schedule';
import type { LoaderContext, ServiceCaller } from '@broadsheet/contract/block-loader';
import type { Session } from '@broadsheet/contract/entities/session';
import type { PageMatch } from '@broadsheet/contract/match-page';
import { shuffleSeed } from '@broadsheet/contract/shuffle-seed';
import { createLazyAbort, type Ending } from '@broadsheet/upstream/lazy-abort';
import type { PagePlan } from '../plan/plan-page.ts';

/** The caller and audience that one block is loaded with. */
export interface LoadFor {
  readonly audience: Audience;
  readonly session: Session | null;
  readonly call: ServiceCaller;
  /** Aborts when no request waits for the block any more. */
  readonly ending: Ending;
}

/**
 * The context of one loader. A class, so that neither the signal nor anything else is created for a loader that does not read
 * it.
 */
export class BlockContext implements LoaderContext {
  readonly brand: LoaderContext['brand'];
  readonly origin: string;
  readonly addresses: LoaderContext['addresses'];
  readonly audience: Audience;
  readonly session: Session | null;
  readonly call: ServiceCaller;
  readonly banners: LoaderContext['banners'];
  readonly content: LoaderContext['content'];
  readonly messages: LoaderContext['messages'];
  readonly isFollowed: boolean;
  readonly isPreview: boolean;
  readonly now: number;
  readonly seed: string;
  /** Aborts when no request waits for the block any more. */
  readonly outer: Ending;
  /** Ends the loader's own work. */
  readonly end = createLazyAbort();
  /** Epoch ms at which the banners that the loader has read next change; infinity is never. */
  expiresAt = Number.POSITIVE_INFINITY;
  readonly #page: PageMatch | null;

  /** @param ignoresAddress whether the result serves all pages, so that the loader must not read this one */
  constructor({ request, content, match }: PagePlan, loadFor: LoadFor, ignoresAddress: boolean) {
    const { brand, origin, snapshot } = content.site;
    this.brand = brand;
    this.origin = origin;
    this.addresses = snapshot.addresses[brand.brand];
    this.audience = loadFor.audience;
    this.session = loadFor.session;
    this.call = loadFor.call;
    this.outer = loadFor.ending;
    this.messages = snapshot.messages[brand.brand];
    this.isFollowed = request.isFollowed;
    this.isPreview = request.preview !== null;
    this.now = request.now;
    this.seed = shuffleSeed(request.now);
    this.content = (name) => findText(snapshot.texts, name, brand.brand);
    this.banners = (source) => {
      const found = bannersAt(snapshot.banners.get(source) ?? [], request.now);
      this.expiresAt = Math.min(this.expiresAt, found.until);
      return found.banners;
    };
    this.#page = ignoresAddress ? null : match;
  }

  get page(): PageMatch {
    if (this.#page === null)
      throw new Error('the block reads its page, which its definition says that it ignores');
    return this.#page;
  }

  get signal(): AbortSignal {
    return this.end.signal();
  }
}
