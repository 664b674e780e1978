import { Link } from 'react-router-dom';
import { PageHeading } from './page-heading.tsx';

export const MissingPage = () => (
  <>
    <PageHeading title="Page not found" />
    <p>
      <Link to="/pages">Go to pages</Link>
    </p>
  </>
);
