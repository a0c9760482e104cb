import { type Html, html, page } from './html.ts'
import { type DemoPerson, demoPeople } from './people.ts'

const person = ({ id, name, about }: DemoPerson): Html => html`
  <li><button class="person" name="person" value="${id}">
    <span class="initials" aria-hidden="true">${initialsOf(name)}</span>
    <span class="words"><strong>${name}</strong> <span>${about}</span></span>
  </button></li>`

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map((word) => word.slice(0, 1))
    .join('')

/** Whom to sign in as. Plain forms: it works without a script. */
export const loginPage = (action: string): string =>
  page(
    'Log in',
    html`
  <h1>Log in</h1>
  <p>These people are for demonstrations on this machine. Choose one to see the product as that person does. There is no password.</p>
  <form method="post" action="${action}"><ul>${demoPeople.map(person)}</ul></form>
  <form method="post" action="${action}"><button class="quiet" name="cancel" value="yes">Cancel</button></form>`,
  )

/** Asks to end the session. `form` is made by the provider and already safe; the script sends it at once. */
export const logoutPage = (form: Html): string =>
  page(
    'Log out',
    html`
  <h1>Log out</h1>
  <p>You are being logged out. If nothing happens, use the button.</p>
  ${form}
  <button class="main" id="logout" form="op.logoutForm" name="logout" value="yes">Log out</button>
  <script src="/oidc-login/logout.js"></script>`,
  )

export const loggedOutPage = (): string =>
  page(
    'Logged out',
    html`
  <h1>Logged out</h1>
  <p><a href="/">Back to the start page</a></p>`,
  )

/** What went wrong on the way, in words a person can act on. */
export const troublePage = (reason: string): string =>
  page(
    'Login not possible',
    html`
  <h1>There appears to be an issue logging in</h1>
  <p>Please go back and try again. If you continue to experience this issue, contact customer service.</p>
  <p class="reason">${reason}</p>
  <p><a href="/">Back to the start page</a></p>`,
  )
