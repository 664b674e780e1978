import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BlockProps } from '../block-component.ts';
import { SlotContent } from '../shared/page/slot-content.tsx';
import type { tabs } from './schema.ts';
import * as styles from './tabs.styles.ts';

const SLOTS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;
type Slot = (typeof SLOTS)[number];

/** How far a key moves the selection; null for other keys. */
const targetOf = (key: string, at: number, count: number): number | null => {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
};

const panelOf = (root: HTMLElement | null, slot: Slot): Element | null =>
  root?.querySelector(`:scope > [data-tab="${slot}"]`) ?? null;

const isServer = typeof document === 'undefined';
const useClientLayoutEffect = isServer ? useEffect : useLayoutEffect;

/** The tabs that have blocks, once the browser has seen them; the server knows its slots. */
const useFilled = (root: { readonly current: HTMLElement | null }, named: readonly Slot[]) => {
  const [filled, setFilled] = useState<readonly Slot[] | null>(null);
  const key = named.join();
  useClientLayoutEffect(() => {
    const slots = key === '' ? [] : (key.split(',') as Slot[]);
    const hasBlocks = (slot: Slot): boolean =>
      (panelOf(root.current, slot)?.querySelector('[data-slot-content]')?.childElementCount ?? 0) >
      0;
    setFilled(slots.filter(hasBlocks));
  }, [root, key]);
  return filled;
};

/** Opens the tab that the fragment of the address names, or whose content it is in, and scrolls there. */
const useFragment = (
  root: { readonly current: HTMLElement | null },
  open: (slot: Slot) => void,
) => {
  const [target, setTarget] = useState<Element | null>(null);
  useEffect(() => {
    const follow = (): void => {
      const named = document.getElementById(window.location.hash.slice(1));
      const slot = SLOTS.find((each) => panelOf(root.current, each)?.contains(named) === true);
      if (!named || !slot) return;
      open(slot);
      setTarget(named);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [root, open]);
  useEffect(() => target?.scrollIntoView(), [target]);
};

interface TabListProps {
  readonly id: string;
  readonly settings: Readonly<Record<Slot, string>>;
  readonly label: string;
  readonly named: readonly Slot[];
  readonly filled: readonly Slot[];
  readonly selected: Slot | undefined;
  /** Before the browser knows, it must not claim what the server may have rendered otherwise: React would not correct it. */
  readonly isKnown: boolean;
  readonly isAwake: boolean;
  readonly onOpen: (slot: Slot) => void;
}

const TabList = (props: TabListProps) => {
  const { id, settings, label, named, filled, selected, isKnown, isAwake, onOpen } = props;
  const move = (event: KeyboardEvent<HTMLElement>, slot: Slot): void => {
    const next = filled[targetOf(event.key, filled.indexOf(slot), filled.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    onOpen(next);
    document.getElementById(`${id}-${next}-tab`)?.focus();
  };
  return (
    <div
      className={styles.list}
      role="tablist"
      aria-label={label}
      data-awake={isAwake ? '' : undefined}
    >
      {named.map((slot) => (
        <button
          className={styles.tab}
          key={slot}
          type="button"
          role="tab"
          id={`${id}-${slot}-tab`}
          aria-controls={`${id}-${slot}`}
          aria-selected={isKnown ? slot === selected : undefined}
          tabIndex={isKnown ? (slot === selected ? 0 : -1) : undefined}
          hidden={isKnown ? !filled.includes(slot) : undefined}
          onClick={() => onOpen(slot)}
          onKeyDown={(event) => move(event, slot)}
          suppressHydrationWarning
        >
          {settings[slot]}
        </button>
      ))}
    </div>
  );
};

/**
 * The server sends every tab as a section with a heading. In browsers it becomes tabs; which of them have blocks is read
 * from the document, because only the server has the slots.
 */
export const Tabs = ({ id, settings, data, slots, messages }: BlockProps<typeof tabs>) => {
  const root = useRef<HTMLDivElement>(null);
  const named = SLOTS.filter((slot) => settings[slot].trim() !== '');
  const found = useFilled(root, named);
  const [chosen, open] = useState<Slot | null>(null);
  useFragment(root, open);
  const rendered = named.filter((slot) => slots[slot] !== undefined);
  const known = found ?? rendered;
  // In Studio, a block that was just added has nothing yet: it shows its labels.
  const filled = known.length > 0 ? known : named;
  const isKnown = found !== null || rendered.length > 0;
  const selected = chosen !== null && filled.includes(chosen) ? chosen : filled[0];
  const isAwake = found !== null;
  // Nothing in it is for this reader. Only the server knows: browsers get no slots.
  if (isServer && rendered.length === 0 && data.isPreview !== true) return null;
  return (
    <div ref={root}>
      <TabList
        {...{ id, settings, named, filled, selected, isKnown, isAwake }}
        label={messages.tabs.list}
        onOpen={open}
      />
      {named.map((slot) => (
        <section
          className={styles.panel}
          key={slot}
          id={`${id}-${slot}`}
          data-tab={slot}
          data-closed={isKnown ? slot !== selected : undefined}
          role={isAwake ? 'tabpanel' : undefined}
          tabIndex={isAwake ? 0 : undefined}
          aria-labelledby={`${id}-${slot}-${isAwake ? 'tab' : 'heading'}`}
          hidden={isAwake && slot !== selected}
          suppressHydrationWarning
        >
          <h2 className={styles.heading} id={`${id}-${slot}-heading`} hidden={isAwake}>
            {settings[slot]}
          </h2>
          <SlotContent>{slots[slot]}</SlotContent>
        </section>
      ))}
    </div>
  );
};
