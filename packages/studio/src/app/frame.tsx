import { Suspense } from 'react';
import { Outlet, useMatch } from 'react-router-dom';
import { Skeleton } from '../controls/skeleton.tsx';
import { InboxLink } from '../inbox/inbox-link.tsx';
import { RolloutNotice } from '../rollout/rollout-notice.tsx';
import { Account } from './account.tsx';
import { Masthead } from './masthead.tsx';
import { Navigation } from './navigation.tsx';
import { OfflineNotice } from './offline-notice.tsx';

/** The frame of every page. The editor takes the full width, and its navigation is a menu: the page has the room. */
export const Frame = () => {
  const isEditing = useMatch('/changes/:change/edit') !== null;
  return (
    <div className={isEditing ? 'frame frame-wide' : 'frame'}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <header className="side">
        <Masthead />
        <InboxLink />
        {isEditing ? (
          <details className="navigation-menu">
            <summary>Menu</summary>
            <Navigation />
          </details>
        ) : (
          <Navigation />
        )}
        <Account />
      </header>
      <div className="page">
        <OfflineNotice />
        <RolloutNotice />
        <main id="main" tabIndex={-1}>
          <Suspense fallback={<Skeleton rows={6} />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
    </div>
  );
};
