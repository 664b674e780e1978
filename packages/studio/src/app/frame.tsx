import { Suspense, useState } from 'react';
import { Outlet, useMatch } from 'react-router-dom';
import { Skeleton } from '../controls/skeleton.tsx';
import { InboxLink } from '../inbox/inbox-link.tsx';
import { RolloutNotice } from '../rollout/rollout-notice.tsx';
import { Account } from './account.tsx';
import type { FrameContext } from './head.tsx';
import { Masthead } from './masthead.tsx';
import { Menu } from './menu.tsx';
import { Navigation } from './navigation.tsx';
import { OfflineNotice } from './offline-notice.tsx';

/**
 * The frame of every page. Editors take the full width: their navigation is a menu, as it is on phones, and the page
 * editor puts its heading and its bar beside it.
 */
export const Frame = () => {
  const isEditing = useMatch('/changes/:change/edit') !== null;
  const [head, setHead] = useState<HTMLElement | null>(null);
  return (
    <div className={isEditing ? 'frame frame-wide' : 'frame'}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <header className="side">
        <Masthead />
        <InboxLink />
        <Menu>
          <Navigation />
          <Account />
        </Menu>
        <div className="page-head" ref={setHead} />
      </header>
      <div className="page">
        <OfflineNotice />
        <RolloutNotice />
        <main id="main" tabIndex={-1}>
          <Suspense fallback={<Skeleton rows={6} />}>
            <Outlet context={{ head } satisfies FrameContext} />
          </Suspense>
        </main>
      </div>
    </div>
  );
};
