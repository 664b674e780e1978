import { PageHeading } from './page-heading.tsx';

/** In place of a page whose program fails, or is not there any more after a deployment. */
export const Broken = () => (
  <main className="login">
    <PageHeading title="This page has failed" />
    <p>What you saved is safe. Load the page again; if it fails once more, tell the engineers.</p>
    <p>
      <a className="button" href={location.href}>
        Load again
      </a>
    </p>
    <p>
      <a href="/studio/changes">Go to the changes</a>
    </p>
  </main>
);
