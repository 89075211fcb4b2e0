import type { ContactKind } from '../../records/people/enter';
import { columnsBy, type ColumnNames, type Columns, type ImportSource } from '../columns';

/** What is known of a person or a company. Of addresses, telephones and domains each column counts. */
export type ContactField =
  | ('id' | 'name' | 'firstName' | 'lastName' | 'role' | 'company' | 'created')
  | ('address' | 'telephone' | 'domain')
  | ('whole' | 'street' | 'city' | 'region' | 'postcode' | 'country');

export type ContactColumns = Columns<ContactField>;

const ofPlace = (object: string, field: string): ColumnNames<ContactField> => ({
  whole: [`${object} - ${field}`, `${object} - Full/combined address of ${field}`],
});

const names: Readonly<
  Record<ContactKind, Partial<Record<ImportSource, ColumnNames<ContactField>>>>
> = {
  person: {
    pipedrive: {
      id: ['Person - ID'],
      name: ['Person - Name'],
      firstName: ['Person - First name'],
      lastName: ['Person - Last name'],
      role: ['Person - Job title'],
      company: ['Person - Organization', 'Organization - Name'],
      created: ['Person - Person created', 'Person - Created'],
      address: [
        ...['Person - Email - Work', 'Person - Email - Home', 'Person - Email - Other'],
        ...['Person - Email', 'Person - Email (Work)', 'Person - Email (Home)'],
      ],
      telephone: [
        ...['Person - Phone - Work', 'Person - Phone - Mobile', 'Person - Phone - Home'],
        ...['Person - Phone - Other', 'Person - Phone'],
      ],
      ...ofPlace('Person', 'Postal address'),
    },
    hubspot: {
      id: ['Record ID', 'Record ID - Contact'],
      firstName: ['First Name'],
      lastName: ['Last Name'],
      role: ['Job Title'],
      company: ['Company Name', 'Associated Company', 'Associated Company (Primary)'],
      created: ['Create Date'],
      address: ['Email', 'Additional email addresses', 'Work email'],
      telephone: ['Phone Number', 'Mobile Phone Number'],
      ...{ street: ['Street Address'], city: ['City'], region: ['State/Region'] },
      ...{ postcode: ['Postal Code'], country: ['Country/Region'] },
    },
  },
  company: {
    pipedrive: {
      id: ['Organization - ID'],
      name: ['Organization - Name'],
      created: ['Organization - Organization created', 'Organization - Created'],
      domain: ['Organization - Domain', 'Organization - Website'],
      telephone: ['Organization - Phone', 'Organization - Phone - Work'],
      ...ofPlace('Organization', 'Address'),
    },
    hubspot: {
      id: ['Record ID', 'Record ID - Company'],
      name: ['Company name'],
      created: ['Create Date'],
      domain: ['Company Domain Name', 'Additional Domains', 'Website URL'],
      telephone: ['Phone Number'],
      ...{ street: ['Street Address'], city: ['City'], region: ['State/Region'] },
      ...{ postcode: ['Postal Code'], country: ['Country/Region'] },
    },
  },
};

/** Nobody's other files have these together: a file of HubSpot's contacts may name their companies. */
const telling: readonly {
  readonly kind: ContactKind;
  readonly source: ImportSource;
  readonly fields: readonly ContactField[];
}[] = [
  { kind: 'person', source: 'pipedrive', fields: ['name'] },
  { kind: 'company', source: 'pipedrive', fields: ['name'] },
  { kind: 'person', source: 'hubspot', fields: ['firstName', 'lastName', 'address'] },
  { kind: 'company', source: 'hubspot', fields: ['name', 'domain'] },
];

/** Whose file of what it is, by its columns; null where it is none. */
export function contactColumnsOf(heads: readonly string[]): {
  readonly kind: ContactKind;
  readonly source: ImportSource;
  readonly columns: ContactColumns;
} | null {
  for (const { kind, source, fields } of telling) {
    const columns = columnsBy(names[kind][source] ?? {}, heads);
    if (fields.every((field) => columns[field] !== undefined)) return { kind, source, columns };
  }
  return null;
}
