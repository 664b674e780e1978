import { css, injectGlobal, keyframes } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

const fade = keyframes({ from: { opacity: 0.45 }, '50%': { opacity: 1 }, to: { opacity: 0.45 } });

/** Placeholder of a deferred block, with the height of a typical block to reduce layout shift. */
export const skeleton = css({
  minHeight: '16rem',
  borderTop: `1px solid ${token.rule}`,
  background: `linear-gradient(${token.surfaceSunk} 0 0) 0 ${token.space3} / 40% 1.25rem no-repeat,
    repeating-linear-gradient(${token.surfaceSunk} 0 0.75rem, transparent 0.75rem 2.5rem) 0 4rem`,
  backgroundClip: 'content-box',
  animation: `${fade} 1.6s ease-in-out infinite`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  '@media (scripting: none)': { display: 'none' },
});

/** Replaces a block that could not be loaded. */
export const notice = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token.space1} ${token.space2}`,
  padding: `${token.space2} 0`,
  borderBlock: `1px solid ${token.rule}`,
  color: token.inkSoft,
});

/** The progress bar at the top of the window for slow pages. */
export const progress = css({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: 90,
  height: 3,
  background: token.accent,
  transformOrigin: '0 50%',
  animation: `${keyframes({ from: { transform: 'scaleX(0.1)' }, to: { transform: 'scaleX(0.9)' } })} 4s
    cubic-bezier(0.1, 0.6, 0.3, 1) forwards`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
});

export const toastRegion = css({
  position: 'fixed',
  insetInlineEnd: token.space2,
  bottom: `calc(${token.space2} + var(--foot, 0px))`,
  zIndex: 80,
  '&[data-edge="top"]': { top: token.space2, bottom: 'auto' },
  display: 'grid',
  gap: token.space1,
  width: `min(26rem, 100% - 2 * ${token.space2})`,
});

injectGlobal({ '[data-block-id]:empty': { display: 'none' } });
