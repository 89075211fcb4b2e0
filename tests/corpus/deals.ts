/*
 * Files of deals as the programs hand them out: their columns, their separators and their ways of writing.
 * HubSpot quotes every cell and writes moments as `2027-03-28 10:00`; Pipedrive names each column by what it is of.
 */

type Rows = readonly (readonly string[])[];

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
const asNeeded = (cell: string): string => (/["\n;,\t]/.test(cell) ? quoted(cell) : cell);

const lines = (rows: Rows, separator: string, cell: (text: string) => string): string =>
  `${rows.map((row) => row.map(cell).join(separator)).join('\r\n')}\r\n`;

export const hubspotHeads = [
  ...['Record ID', 'Deal Name', 'Deal Stage', 'Pipeline', 'Amount', 'Close Date', 'Create Date'],
  ...['Deal owner', 'Deal probability', 'Currency', 'Closed Lost Reason', 'Next step'],
  ...['Associated Contact', 'Associated Contact IDs', 'Associated Company'],
];

export const hubspotRows: Rows = [
  [
    ...['901', 'Order book', 'Proposal sent', 'Sales Pipeline', '12500.50', '2027-03-28 10:00'],
    ...['2026-02-03 11:00', 'Ann Smith (ann@hubspot.example)', '0.4', 'GBP', '', 'Send the offer'],
    ...['Bo Lind (bo@deals.example)', '51', 'Quay'],
  ],
  [
    ...['902', 'Stock grid', 'Closed Won', 'Sales Pipeline', '8000', '2026-05-06 09:30'],
    ...['2026-02-04 23:59', 'Ann Smith (ann@hubspot.example)', '1', 'EUR', '', ''],
    ...['Cy Deal (cy@deals.example);Di Deal (di@deals.example)', '52;53', 'Deal & Co'],
  ],
  [
    ...['903', 'Clinic "calendar"\nin two lines', 'Appointment scheduled', 'Sales Pipeline', ''],
    ...['2027-01-31 08:00', '2026-02-05 08:00', 'Somebody Else', '0.2', '', '', ''],
    ...['', '', 'Clinic'],
  ],
];

/** In UTF-8, without a mark. */
export const hubspot = (rows: Rows = hubspotRows): Buffer =>
  Buffer.from(lines([hubspotHeads, ...rows], ',', quoted));

export const pipedriveHeads = [
  ...['Deal - ID', 'Deal - Title', 'Deal - Value', 'Deal - Currency of Value', 'Deal - Stage'],
  ...['Deal - Status', 'Deal - Expected close date', 'Deal - Owner', 'Deal - Lost reason'],
  ...['Deal - Lost time', 'Deal - Deal created', 'Person - Name', 'Person - Email - Work'],
  ...['Organization - Name', 'Deal - Weighted value'],
];

export const pipedriveRows: Rows = [
  [
    ...[
      '1',
      'Möbel für Görlitz',
      '12500.5',
      'EUR',
      'New',
      'Open',
      '2027-04-03',
      'Test lead',
      '',
      '',
    ],
    ...['2026-01-02 10:00:00', 'Ed Möller', 'ed@deals.example', 'Möller KG', '1250'],
  ],
  [
    ...['2', 'Lager', '1250.75', 'EUR', 'Talking', 'Lost', '', '', 'Price', '2026-06-05 12:00:00'],
    ...['2026-01-03 10:00:00', 'Flo', 'flo@deals.example', '', ''],
  ],
  [
    ...['3', 'Soon', '100', 'EUR', 'New', 'Open', 'soon', '', '', '', '2026-01-04 10:00:00'],
    ...['Gil', '', '', ''],
  ],
];

export const pipedrive = (rows: Rows = pipedriveRows): Buffer =>
  Buffer.from(lines([pipedriveHeads, ...rows], ',', asNeeded));

/** What Excel makes of that in Germany: the letters of Windows, semicolons, its own days and amounts. */
export const pipedriveThroughExcel: Buffer = Buffer.from(
  lines(
    [
      pipedriveHeads,
      [
        ...['1', 'Möbel für Görlitz', '12.500', 'EUR', 'New', 'Open', '3/4/2027', '', '', ''],
        ...['02.01.2026 10:00', 'Ed Möller', 'ed@deals.example', 'Möller KG', ''],
      ],
    ],
    ';',
    asNeeded,
  ),
  'latin1',
);
