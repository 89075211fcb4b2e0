/* Files of people and companies as the programs hand them out: see deals.ts. */

type Rows = readonly (readonly string[])[];

const file = (rows: Rows): Buffer =>
  Buffer.from(
    `${rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n')}\r\n`,
  );

const hubspotContactHeads = [
  ...['Record ID', 'First Name', 'Last Name', 'Email', 'Phone Number', 'Mobile Phone Number'],
  ...['Job Title', 'Company Name', 'Contact owner', 'Create Date', 'Lifecycle Stage'],
  ...['Street Address', 'City', 'Postal Code', 'Recent Deal Amount'],
];

export const hubspotContactRows: Rows = [
  [
    ...['51', 'Bo', 'Lind', 'Bo@Quay.example', '020 7946 0101', '+44 7700 900123', 'Founder'],
    ...['Quay', 'Ann Smith', '2026-01-02 10:00', 'Lead', '1 Wharf', 'London', 'E1 1AA', '12500'],
  ],
  [
    ...[
      '52',
      'Cy',
      'Deal',
      'cy@deals.example',
      '',
      '',
      '',
      'Deal & Co',
      '',
      '2026-01-03 10:00',
      '',
    ],
    ...['', '', '', ''],
  ],
  ['53', 'Di', 'Lane', '', '020 7946 0103', '', '', '', '', '2026-01-04 10:00', '', '', '', '', ''],
  ['54', 'Ed', 'Post', '', '', '', '', '', '', '2026-01-05 10:00', '', '', '', '', ''],
  ['55', '', '', '', '020 7946 0105', '', '', '', '', '2026-01-05 10:00', '', '', '', '', ''],
];

export const hubspotContacts = (rows: Rows = hubspotContactRows): Buffer =>
  file([hubspotContactHeads, ...rows]);

/** Some of one name, each with its domain. */
export const companiesOf = (name: string, domains: readonly string[]): Buffer =>
  file([
    ['Record ID', 'Company name', 'Company Domain Name'],
    ...domains.map((domain, at) => [`${910 + at}`, name, domain]),
  ]);

export const hubspotCompanies = (): Buffer =>
  file([
    [
      ...['Record ID', 'Company name', 'Company Domain Name', 'Company owner', 'Phone Number'],
      ...['City', 'Annual Revenue'],
    ],
    [
      '901',
      'Quay Ltd',
      'https://www.quay.example/',
      'Ann Smith',
      '020 7946 0200',
      'London',
      '9000',
    ],
    ['902', 'Deal & Co', '', '', '', '', ''],
    ['903', 'Post Office of Many', 'gmail.com', '', '', '', ''],
  ]);

export const pipedrivePeople = (): Buffer =>
  file([
    [
      ...['Person - ID', 'Person - Name', 'Person - Organization', 'Person - Email - Work'],
      ...['Person - Email - Home', 'Person - Phone - Mobile', 'Person - Postal address'],
    ],
    [
      ...['7', 'Flo Möller', 'Möller KG', 'flo@moeller.example', 'flo@home.example'],
      ...['0171 555', '2 Weg, Görlitz'],
    ],
  ]);

export const pipedriveOrganizations = (): Buffer =>
  file([
    [
      'Organization - ID',
      'Organization - Name',
      'Organization - Address',
      'Organization - Website',
    ],
    ['3', 'Möller KG', '2 Weg, Görlitz', 'moeller.example'],
  ]);
