/** A person who can sign in on this machine without a password, to try the product. */
export type DemoPerson = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly customerNumber: string
  readonly roles: readonly string[]
  readonly permissions: readonly string[]
  /** For the login page and the first lines of a start. */
  readonly about: string
}

export const demoPeople: readonly DemoPerson[] = [
  {
    id: 'dana-miller',
    name: 'Dana Miller',
    email: 'dana.miller@ridgeline-access.example',
    customerNumber: '10001',
    roles: ['Dealer'],
    permissions: ['access:sandbox'],
    about: 'Dealer, customer 10001, may design without a quote',
  },
  {
    id: 'lena-brooks',
    name: 'Lena Brooks',
    email: 'lena.brooks@ridgeline-access.example',
    customerNumber: '10001',
    roles: ['Dealer'],
    permissions: ['access:sandbox', 'role:sales'],
    about: 'Salesperson at customer 10001, sees no cost and no margin',
  },
  {
    id: 'omar-hayes',
    name: 'Omar Hayes',
    email: 'omar.hayes@ridgeline-access.example',
    customerNumber: '10001',
    roles: ['Dealer'],
    permissions: ['access:sandbox', 'role:office'],
    about: 'Office of customer 10001, sees no margin',
  },
  {
    id: 'cole-reyes',
    name: 'Cole Reyes',
    email: 'cole.reyes@ridgeline-access.example',
    customerNumber: '10001',
    roles: ['Dealer'],
    permissions: ['role:crew'],
    about: 'Crew of customer 10001, sees no prices and cannot make changes',
  },
  {
    id: 'sam-ortiz',
    name: 'Sam Ortiz',
    email: 'sam.ortiz@harborview-mobility.example',
    customerNumber: '10002',
    roles: ['Dealer'],
    permissions: [],
    about: 'Dealer, customer 10002, designs from a quote only',
  },
  {
    id: 'ines-calder',
    name: 'Ines Calder',
    email: 'ines.calder@rampwright.example',
    customerNumber: '90000',
    roles: ['Staff'],
    permissions: ['access:sandbox', 'edit:docs'],
    about: 'Internal staff, opens the quotes of every customer',
  },
  {
    id: 'devin-park',
    name: 'Devin Park',
    email: 'devin.park@rampwright-works.example',
    customerNumber: '90000',
    roles: ['Dev Team'],
    permissions: ['access:sandbox'],
    about: 'Dev Team, saves and loads project files',
  },
  {
    id: 'nora-field',
    name: 'Nora Field',
    email: 'nora.field@fieldwork-partners.example',
    customerNumber: '00000',
    roles: ['Partner'],
    permissions: [],
    about: 'Customer 00000, opens the quotes of every customer',
  },
  {
    id: 'alex-guest',
    name: 'Alex Guest',
    email: 'alex.guest@mailbox.example',
    customerNumber: '',
    roles: [],
    permissions: [],
    about: 'Not approved, has no access',
  },
]

export const demoPersonOf = (id: string): DemoPerson | null =>
  demoPeople.find((person) => person.id === id) ?? null

/** The claims of a person, as a real provider would issue them. */
export const claimsOf = ({ name, email, customerNumber, roles, permissions }: DemoPerson, claim: string) => ({
  name,
  nickname: name.split(' ')[0] ?? name,
  email,
  email_verified: true,
  [claim]: { customer_number: customerNumber, authorization: { roles, permissions } },
})
