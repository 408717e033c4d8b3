/// The names that foreign content rewrites, spelled as the tree has them, with spaces between them.
///
/// HTML Standard, "The rules for parsing tokens in foreign content" and "Creating and inserting
/// nodes" (adjust SVG attributes, adjust foreign attributes).
enum ForeignNames {
  static let svgElements: StaticString = """
    altGlyph altGlyphDef altGlyphItem animateColor animateMotion animateTransform clipPath feBlend \
    feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting \
    feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR \
    feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight \
    feSpecularLighting feSpotLight feTile feTurbulence foreignObject glyphRef linearGradient \
    radialGradient textPath
    """

  static let svgAttributes: StaticString = """
    attributeName attributeType baseFrequency baseProfile calcMode clipPathUnits \
    diffuseConstant edgeMode filterUnits glyphRef gradientTransform gradientUnits kernelMatrix \
    kernelUnitLength keyPoints keySplines keyTimes lengthAdjust limitingConeAngle markerHeight \
    markerUnits markerWidth maskContentUnits maskUnits numOctaves pathLength patternContentUnits \
    patternTransform patternUnits pointsAtX pointsAtY pointsAtZ preserveAlpha \
    preserveAspectRatio primitiveUnits refX refY repeatCount repeatDur requiredExtensions \
    requiredFeatures specularConstant specularExponent spreadMethod startOffset stdDeviation \
    stitchTiles surfaceScale systemLanguage tableValues targetX targetY textLength viewBox \
    viewTarget xChannelSelector yChannelSelector zoomAndPan
    """

  static let mathMLAttributes: StaticString = "definitionURL"

  /// The attributes that get a namespace. A prefix stays part of the name as it is stored.
  static let xlinkAttributes: StaticString = """
    xlink:actuate xlink:arcrole xlink:href xlink:role xlink:show xlink:title xlink:type
    """
  static let xmlAttributes: StaticString = "xml:lang xml:space"
  static let xmlnsAttributes: StaticString = "xmlns xmlns:xlink"
}
