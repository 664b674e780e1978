-- For psql: gives each role the password that `npm run secrets` made for it.
\set bff_password `cat /run/secrets/bff-password`
\set services_password `cat /run/secrets/services-password`
alter role broadsheet_bff password :'bff_password';
alter role broadsheet_services password :'services_password';
