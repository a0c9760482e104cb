/** Letters of the library's page at 4.5 to 1 and its targets at 24 px (WCAG 1.4.3, 2.5.8). */
export const DOCUMENTATION_LOOK = `
.swagger-ui .opblock .opblock-summary-method { background: black; color: white; text-shadow: none; }
.swagger-ui .opblock.opblock-get .opblock-summary-method { background: darkblue; }
.swagger-ui .opblock.opblock-post .opblock-summary-method { background: darkgreen; }
.swagger-ui .opblock.opblock-delete .opblock-summary-method { background: darkred; }
.swagger-ui .info .title small, .swagger-ui .info .title small.version-stamp { background: darkslategray; }
.swagger-ui .info .title small pre { color: white; }
.swagger-ui .info .link, .swagger-ui .info a, .swagger-ui .info .url { color: darkblue; }
.swagger-ui .btn.authorize { border-color: darkgreen; color: darkgreen; }
.swagger-ui .btn.authorize span { color: darkgreen; }
.swagger-ui .btn.authorize svg { fill: darkgreen; }
.swagger-ui .btn.cancel { border-color: darkred; color: darkred; }
.swagger-ui .btn.execute { border-color: darkblue; background: darkblue; color: white; }
.swagger-ui .parameter__in, .swagger-ui .parameter__deprecated, .swagger-ui .prop-format, .swagger-ui .prop-type,
.swagger-ui .parameter__name.required::after, .swagger-ui .response-col_links, .swagger-ui .tab li,
.swagger-ui .model, .swagger-ui .opblock-description-wrapper, .swagger-ui .response-control-media-type--accept-controller small {
  color: black;
  opacity: 1;
}
.swagger-ui select:disabled, .swagger-ui input:disabled { color: black; opacity: 1; }
.swagger-ui input, .swagger-ui select, .swagger-ui textarea { border-color: dimgray; }
.swagger-ui .highlight-code span { color: white !important; }
.swagger-ui ::placeholder { color: dimgray; opacity: 1; }
.swagger-ui .opblock-summary-path a.nostyle { display: inline-block; min-height: 24px; line-height: 24px; }
.swagger-ui .copy-to-clipboard, .swagger-ui .expand-operation, .swagger-ui .opblock-control-arrow,
.swagger-ui .authorization__btn, .swagger-ui .model-toggle {
  min-width: 24px;
  min-height: 24px;
}
`
