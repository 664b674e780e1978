import { PageHeading } from './page-heading.tsx';

/** Replaces a page whose code fails, or whose chunk no longer exists after a deployment. */
export const Broken = () => (
  <main className="login">
    <PageHeading title="This page did not load" />
    <p>
      Your saved work is safe. Reload the page. If it fails again, contact your engineering team.
    </p>
    <p>
      <a className="button" href={location.href}>
        Reload page
      </a>
    </p>
    <p>
      <a href="/studio/changes">Go to drafts</a>
    </p>
  </main>
);
